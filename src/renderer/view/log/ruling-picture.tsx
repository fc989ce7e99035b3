import { useAct, usePage, useTools } from '../../store/context.ts';
import { close, toPicture } from '../../store/go.ts';
import { findOver } from '../../store/route.ts';
import { ActionButton } from '../action-button.tsx';
import { Dialog } from '../dialog.tsx';

/** The picture itself, large, over whatever is shown by now. */
export function LargePicture() {
  const { evidence } = useTools().words.camera;
  const picture = usePage((state) => findOver(state, 'picture'));
  const act = useAct();
  return (
    <Dialog
      name="picture"
      title={evidence.title}
      className="ruling-picture"
      close={() => act(close('picture'))}
    >
      {picture?.data != null && <img src={`data:image/jpeg;base64,${picture.data}`} alt={evidence.alt} />}
      {picture?.came === true && picture.data === null && <p role="status">{evidence.gone}</p>}
    </Dialog>
  );
}

/** The way to the picture that was kept of a ruling; nothing where none was. */
export function RulingPicture({ id }: { readonly id: string | null }) {
  const { evidence } = useTools().words.camera;
  const act = useAct();
  if (id === null) return null;
  return (
    <ActionButton testId="show-picture" onClick={() => act(toPicture(id))}>
      {evidence.show}
    </ActionButton>
  );
}
