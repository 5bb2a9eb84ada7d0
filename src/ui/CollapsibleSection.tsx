import { useId, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import './collapsibleSection.css';

interface Props {
  /** The text of the heading, which is a button. */
  heading: ReactNode;
  level: 2 | 3;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Whether the section is a card of its own. Otherwise the surrounding element decides about the space beside it. */
  isCard?: boolean;
  children: ReactNode;
}

/** A section below a heading that opens and closes it. Its content is rendered only while it is open. */
export function CollapsibleSection({ heading, level, isOpen, onToggle, isCard = false, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={isCard ? 'wd-fold wd-card' : 'wd-fold'}>
      <Heading>
        <button
          type="button"
          className="wd-fold-head"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(!isOpen)}
        >
          <ExpandMore fontSize="small" className="wd-fold-arrow" />
          {heading}
        </button>
      </Heading>
      {isOpen && (
        <div id={id} className="wd-fold-body">
          {children}
        </div>
      )}
    </section>
  );
}
