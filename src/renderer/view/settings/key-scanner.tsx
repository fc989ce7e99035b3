import { KEY_GAP, type ScannerChoice } from '../../../protocol/settings.ts';
import { sayTestScan } from '../../../words/say/scanner.ts';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';

/** A scanner that types: what that is, and what a test scan has shown of this one. */
export function KeyScanner({ choice }: { readonly choice: Extract<ScannerChoice, { kind: 'keyboard' }> }) {
  const { words } = useTools();
  const { keys } = words.settings;
  const report = usePage((state) => on(state, 'settings').phrase);
  const isHeard = usePage(({ lobby }) => (lobby?.test ?? []).length > 0);
  const said = report === null ? null : sayTestScan(words, report);
  return (
    <div className="stack way">
      {report === null || said === null ? (
        <p className="test-scan" data-testid="test-scan" data-gap={choice.gap}>
          {choice.gap > KEY_GAP.usual ? keys.learned(choice.gap) : isHeard ? keys.works : keys.test}
        </p>
      ) : (
        <div
          className={report.trouble === null ? 'test-scan good' : 'test-scan bad'}
          role="status"
          data-testid="test-scan"
          data-gap={choice.gap}
          data-trouble={report.trouble ?? ''}
          data-ending={report.ending}
        >
          <p>
            <b>
              {report.trouble === null ? '✔' : '✖'} {said.what}
            </b>{' '}
            {said.next}
          </p>
          <p className="cluster facts">
            <span>{report.trouble === null ? keys.learned(choice.gap) : keys.longest(report.longest)}</span>{' '}
            <span>{keys.ending[report.ending]}</span>
          </p>
        </div>
      )}
      <p className="quiet-line">{keys.how}</p>
    </div>
  );
}
