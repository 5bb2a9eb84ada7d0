/**
 * The widgets of the app: a new kind of input is one file and one line here. Everything an input
 * needs that a table does not is loaded with the first form that shows it.
 */
import type { Field } from '../model/entity';
import { audit } from './audit';
import { boolean } from './boolean';
import { country } from './country';
import { date } from './date';
import { daterange } from './daterange';
import { days } from './days';
import { datetime } from './datetime';
import { decimal } from './decimal';
import { email } from './email';
import { file } from './file';
import { generated } from './generated';
import { image } from './image';
import { images } from './images';
import { integer } from './integer';
import { json } from './json';
import { money } from './money';
import { month } from './month';
import { multiline } from './multiline';
import { multiselect } from './multiselect';
import { object } from './object';
import { password } from './password';
import { phone } from './phone';
import { rows } from './rows';
import { select } from './select';
import { tags } from './tags';
import { text } from './text';
import { time } from './time';
import type { Widget } from './types';
import { url } from './url';

export const WIDGETS: readonly Widget[] = [
  text,
  multiline,
  integer,
  decimal,
  money,
  boolean,
  select,
  multiselect,
  tags,
  date,
  month,
  datetime,
  time,
  days,
  daterange,
  email,
  url,
  phone,
  country,
  password,
  generated,
  image,
  images,
  file,
  rows,
  object,
  json,
  audit,
];

/** How a schema names a widget that a page brings along. */
const CUSTOM = 'custom:';

function named(name: string, field: Field, custom: Readonly<Record<string, Widget>>): Widget {
  const isCustom = name.startsWith(CUSTOM);
  const widget = isCustom ? custom[name.slice(CUSTOM.length)] : WIDGETS.find((one) => one.name === name);
  if (widget) return widget;
  const known = isCustom ? Object.keys(custom).map((own) => CUSTOM + own) : WIDGETS.map((one) => one.name);
  throw new Error(`The field "${field.name}" names the widget "${name}"; there are ${known.join(', ') || 'none'}`);
}

/**
 * The widget that fits a field best, or the one its schema names.
 * @param widgets those that compete, the app's own by default
 * @throws Error naming the field: for an unknown name, for no fitting widget, and for two that fit
 * equally well, because their order in the list must not decide what a user sees
 */
export function widgetFor(
  field: Field,
  custom: Readonly<Record<string, Widget>> = {},
  widgets: readonly Widget[] = WIDGETS,
): Widget {
  if (field.ui.widget !== undefined) return named(field.ui.widget, field, custom);
  const best = Math.max(...widgets.map((widget) => widget.rank(field)));
  const [widget, rival] = widgets.filter((one) => one.rank(field) === best);
  if (!widget || best < 0) throw new Error(`No widget fits the field "${field.name}" (${field.type})`);
  if (rival) {
    throw new Error(`The widgets "${widget.name}" and "${rival.name}" fit the field "${field.name}" equally well`);
  }
  return widget;
}
