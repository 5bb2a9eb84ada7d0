import { controlText } from '../../ui/keys';
import { useKeysT } from './useKeysT';
import './keys.css';

const ARROWS = { ArrowDown: ['↓', 'arrows.down'], ArrowUp: ['↑', 'arrows.up'] } as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

function Key({ name }: { name: string }) {
  const t = useKeysT();
  if (!isArrow(name)) return <kbd className="wd-key">{name === 'Control' ? controlText() : name}</kbd>;
  const [sign, text] = ARROWS[name];
  return (
    <kbd className="wd-key">
      <span aria-hidden>{sign}</span>
      <span className="wd-hidden">{t(text)}</span>
    </kbd>
  );
}

/** A key as the registry writes it, `Control+K`, or several that are pressed one after the other. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const t = useKeysT();
  return (
    <span className="wd-keys">
      {keys.map((key, index) => (
        <span key={`${index} ${key}`}>
          {index > 0 ? <span className="wd-hidden"> {t('then')} </span> : null}
          {key.split('+').map((name) => (
            <Key key={name} name={name} />
          ))}
        </span>
      ))}
    </span>
  );
}
