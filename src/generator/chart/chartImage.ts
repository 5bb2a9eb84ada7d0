/** Creates an image of a chart with its title, unit and series names on a background. */
import type { ProductPalette } from '../../ui/theme/createPalettes';
import { getChartColor, getSegmentColors } from './chartColors';
import { findSeriesFill } from './seriesPatterns';
import type { ChartData } from './types';

interface Look {
  palette: ProductPalette;
  ground: string;
  ink: string;
  font: string;
}

/** Number of image pixels per CSS pixel. With 2, the image is sharp in print and on slides. */
const SCALE = 2;
const MARGIN = 24;
const LINE = 22;
const MARK = 12;

/** Properties of SVG elements that system colours and stylesheets of the page set, which an image does not have. */
const PAINTS = ['fill', 'stroke'] as const;

/** Sets the colours that the elements have on the page on their copies. */
function copyPaints(drawing: SVGSVGElement, copy: SVGSVGElement): void {
  const copies = copy.querySelectorAll<SVGElement>('*');
  drawing.querySelectorAll('*').forEach((element, index) => {
    const style = getComputedStyle(element);
    for (const paint of PAINTS) copies[index]!.style.setProperty(paint, style.getPropertyValue(paint));
  });
}

/** Adds the marks of the legend below the drawing, one for each fill. */
function addMarks(copy: SVGSVGElement, top: number, fills: readonly string[], ink: string): void {
  fills.forEach((fill, index) => {
    const mark = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    const attributes = { x: 0, y: top + LINE * (index + 1) - MARK, width: MARK, height: MARK, fill };
    for (const [name, value] of Object.entries(attributes)) mark.setAttribute(name, String(value));
    if (fill.startsWith('url(')) mark.setAttribute('stroke', ink);
    copy.append(mark);
  });
}

/**
 * Converts the SVG element into an image element that can be drawn on a canvas.
 * @throws Error when the browser cannot render the SVG
 */
async function getImage(copy: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml;charset=utf-8' }),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Creates a PNG image of a chart.
 * @param drawing the chart's SVG element on the page
 * @returns the content of the PNG file
 * @throws Error when the browser cannot render the SVG
 */
export async function createChartImage(
  drawing: SVGSVGElement,
  { seriesNames, unit, points, tones }: ChartData,
  title: string,
  { palette, ground, ink, font }: Look,
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  // The legend identifies several series by their names, and the segments of a ring by their names and values.
  const legend = seriesNames.length > 1 ? seriesNames : points.map(({ label, texts }) => `${label}: ${texts[0]}`);
  const isListed = seriesNames.length > 1 || drawing.querySelector('.recharts-pie') !== null;
  const lines = isListed ? legend : [];
  const segmentColors = getSegmentColors(
    points.map(({ key }) => key),
    palette,
    tones,
  );
  const fills = lines.map((_, index) => {
    const color = seriesNames.length > 1 ? getChartColor(palette.mode, index) : segmentColors[index]!;
    return findSeriesFill(drawing, index) ?? color;
  });
  const imageHeight = height + LINE * lines.length;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copyPaints(drawing, copy);
  addMarks(copy, height, fills, ink);
  const image = await getImage(copy, width, imageHeight);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (imageHeight + 3 * MARGIN) * SCALE;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures');
  paper.scale(SCALE, SCALE);
  paper.fillStyle = ground;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = ink;
  paper.font = `600 16px ${font}`;
  paper.fillText(unit ? `${title} (${unit})` : title, MARGIN, MARGIN + 8);
  paper.drawImage(image, MARGIN, 2 * MARGIN, width, imageHeight);
  paper.font = `13px ${font}`;
  lines.forEach((line, index) => {
    paper.fillText(line, MARGIN + 20, 2 * MARGIN + height + LINE * (index + 1));
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
