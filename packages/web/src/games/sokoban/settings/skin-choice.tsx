import { parseBoard } from '@dedalo/sokoban';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { drawPicture } from '../board/picture.ts';
import { SKIN_IDS, type SkinId } from '../board/skin.ts';
import { words } from '../../../speech.ts';
import { changeSettings, settings, theme } from '../../../store/settings.ts';

const SAMPLE = parseBoard(['#######', '#  .  #', '# $@* #', '#######']);

/** The looks of the board, chosen by their pictures. */
export function SkinChoice(): JSX.Element {
  const name = useId();
  const said = words.value.web.settings;
  return (
    <fieldset class="skins">
      <legend>{said.names.skin}</legend>
      {SKIN_IDS.map((skin) => (
        <label key={skin}>
          <input
            type="radio"
            name={name}
            checked={settings.value.skin === skin}
            onChange={() => changeSettings({ skin })}
          />
          <SkinPicture skin={skin} />
          <span>{said.skins[skin]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function SkinPicture({ skin }: { readonly skin: SkinId }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!SAMPLE.ok) throw new Error(`the sample of the skins cannot be read: ${SAMPLE.error.code}`);
    const { player, boxes } = SAMPLE.value;
    const scene = { level: SAMPLE.value, player, boxes, facing: 'east', marks: {} } as const;
    drawPicture(canvas.current!, scene, { skin, theme: theme.value }, { width: 210, height: 124 });
  }, [skin, theme.value]);
  return <canvas ref={canvas} aria-hidden="true" width={210} height={124} />;
}
