import { Fragment } from 'react';

interface Props {
  readonly parts: readonly string[];
}

/** Which game it is, part by part, with commas between: a line ends after a part, and within one only where that is longer. */
export const InParts = ({ parts }: Props) =>
  parts.map((part, i) => {
    const isLast = i === parts.length - 1;
    return (
      <Fragment key={part}>
        <span className="part">{isLast ? part : `${part},`}</span>
        {!isLast && ' '}
      </Fragment>
    );
  });
