import { type Static, Type } from 'typebox';
import { PRICES } from './prices.ts';
import { arrayOf, flag, object, text, textOrNull, whole } from './schemas.ts';

/** A group of calls in the documentation of the public API. */
export const ApiCategory = object('A public API category.', {
  id: whole('Category number; 0 is Getting Started.'),
  title: text('Heading.'),
  description: text('Category description.'),
});
export type ApiCategory = Static<typeof ApiCategory>;

/** A call in the documentation of the public API. */
export const ApiDescription = object('A public API call.', {
  id: text('Operation name, which is part of the page URL.'),
  category: whole('Category number.'),
  url: text('Path, with parameters in braces.'),
  title: text('Heading.'),
  description: text('Response description.'),
  sample_url: text('Example path and query for this network.'),
  cost: whole(`Units for a call, and for each additional ${PRICES.callObjects} objects.`),
  cost_text: text('Call price as text.'),
});
export type ApiDescription = Static<typeof ApiDescription>;

/** A parameter of a call in the documentation of the public API. */
export const ApiParameter = object('A parameter of a public API call.', {
  api: text('Call with this parameter.'),
  name: text('Name.'),
  in: Type.Enum(['path', 'query'], { description: 'Whether the parameter is part of the path or the query.' }),
  type: text('Value type.'),
  multi_value: flag('Whether the parameter can be repeated or comma-separated.'),
  required: flag('Whether the parameter is required.'),
  rare: flag('Whether the parameter is rarely needed: an alias of another parameter, or another way to page.'),
  default_value: textOrNull('Default value; null if the description contains it.'),
  options: arrayOf(Type.String(), 'Allowed values; empty if all values of the type are allowed.'),
  minimum: textOrNull('Minimum value; null for none.'),
  maximum: textOrNull('Maximum value, or maximum text length; null for none.'),
  description: text('Description.'),
});
export type ApiParameter = Static<typeof ApiParameter>;

/** What a call of the public API answers. */
export const SampleResponse = object('A public API response.', {
  status: whole('HTTP status.'),
  body: text('JSON response as text.'),
  charged: textOrNull('Units charged; null for samples, which are free.'),
  remaining: textOrNull('Units remaining; null for a sample.'),
});
export type SampleResponse = Static<typeof SampleResponse>;
