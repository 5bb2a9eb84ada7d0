/** Creates an image of a chart with its title, unit and series names on a background. */
import type { ProductPalette } from '../../ui/theme/createPalettes';
import { getChartColor, getSegmentColors } from './chartColors';
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

/**
 * Converts the SVG element into an image element that can be drawn on a canvas.
 * @throws Error when the browser cannot render the SVG
 */
async function getImage(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
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
  const image = await getImage(drawing, width, height);
  // The legend identifies several series by their names, and the segments of a ring by their names and values.
  const legend = seriesNames.length > 1 ? seriesNames : points.map(({ label, texts }) => `${label}: ${texts[0]}`);
  const isListed = seriesNames.length > 1 || drawing.querySelector('.recharts-pie') !== null;
  const lines = isListed ? legend : [];
  const segmentColors = getSegmentColors(
    points.map(({ key }) => key),
    palette,
    tones,
  );
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + 3 * MARGIN + LINE * lines.length) * SCALE;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser draws no pictures');
  paper.scale(SCALE, SCALE);
  paper.fillStyle = ground;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = ink;
  paper.font = `600 16px ${font}`;
  paper.fillText(unit ? `${title} (${unit})` : title, MARGIN, MARGIN + 8);
  paper.drawImage(image, MARGIN, 2 * MARGIN, width, height);
  paper.font = `13px ${font}`;
  lines.forEach((line, index) => {
    const y = 2 * MARGIN + height + LINE * (index + 1);
    paper.fillStyle = seriesNames.length > 1 ? getChartColor(palette.mode, index) : segmentColors[index]!;
    paper.fillRect(MARGIN, y - 10, 12, 12);
    paper.fillStyle = ink;
    paper.fillText(line, MARGIN + 20, y);
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
  });
}
