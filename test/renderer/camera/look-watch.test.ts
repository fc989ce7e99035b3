import { expect, it } from 'vitest';
import { lookAtTable } from '../../../src/renderer/camera/look-watch.ts';
import { picture } from '../../recognition/camera/pictures.ts';

it('a card with a code of its deck is one card, with its index', async () => {
  const at = (x: number) =>
    [[x, 90] as const, [x + 20, 90] as const, [x + 20, 110] as const, [x, 110] as const] as const;
  const read = async () => [
    { text: '400638', how: 'code' as const, confidence: 1, corners: at(200), modules: null },
    { text: '7H', how: 'face' as const, confidence: 1, corners: at(300), modules: null },
  ];
  const reader = { name: 'both', read };
  const pile = { x: 0, y: 0, width: 1, height: 1 };
  const look = lookAtTable(
    {
      ...{ kind: 'watch', deck: { packs: 2, jokers: 0 }, enrolled: [['400638', '2:7H']], faces: [], pile },
      ...{ faceUp: [], still: 1200, known: [], maybe: [], evidence: false },
    },
    { watch: { own: reader, all: reader } },
  );
  const frame = picture(640, 480, 210);
  const seen: string[] = [];
  for (let i = 0; i < 15; i++)
    for (const one of (await look({ ...frame, at: 1_000_000 + i * 100 }, async () => null)).seen)
      seen.push('texts' in one ? one.texts.join(' ') : one.what);
  expect(seen).toEqual(['2:7H']);
});
