import type { ReactElement } from 'react';

/** How the colours of a chart are drawn in forced-colors mode, where the colours of the theme do not apply. */

const SYSTEM_COLORS = ['CanvasText', 'Highlight'] as const;

/** The system colour of a series. Adjacent series have different colours. */
export const getSystemColor = (index: number): string => SYSTEM_COLORS[index % SYSTEM_COLORS.length]!;

/** The dashes of a line by the index of its series. The first line is solid. */
const DASHES = [undefined, '8 4', '2 3', '10 3 2 3', '14 6', '2 7'] as const;

export const getSystemDashes = (index: number): string | undefined => DASHES[index % DASHES.length];

/** Returns the fill with the pattern of the series; undefined if the drawing does not use patterns. */
export function findSeriesFill(drawing: SVGSVGElement, index: number): string | undefined {
  const pattern = drawing.querySelector(`pattern[data-index="${index}"]`);
  return pattern ? `url(#${pattern.id})` : undefined;
}

const SHAPES: readonly ((color: string) => ReactElement)[] = [
  (color) => <rect width={8} height={8} fill={color} />,
  (color) => <path d="M0 4H8" stroke={color} strokeWidth={3} />,
  (color) => <circle cx={4} cy={4} r={2} fill={color} />,
  (color) => <path d="M4 0V8" stroke={color} strokeWidth={3} />,
  (color) => <path d="M0 4H8M4 0V8" stroke={color} strokeWidth={1.5} />,
  (color) => <path d="M0 0H4V4H0ZM4 4H8V8H4Z" fill={color} />,
  (color) => <path d="M0 0L8 8" stroke={color} strokeWidth={2} />,
];

/**
 * A fill that distinguishes the series of a chart by its pattern, not only by its colour. Its index is in the
 * element, so that the legend of an image can find it.
 */
export const SeriesPattern = ({ id, index }: { id: string; index: number }) => (
  <pattern id={id} data-index={index} width={8} height={8} patternUnits="userSpaceOnUse">
    <rect width={8} height={8} fill="Canvas" />
    {SHAPES[index % SHAPES.length]!(getSystemColor(index))}
  </pattern>
);
