import { type Static, Type } from 'typebox';
import { PRICES } from './prices.ts';
import { arrayOf, flag, object, text, textOrNull, whole } from './schemas.ts';

/** A group of calls in the documentation of the public API. */
export const ApiCategory = object('A category of the public API.', {
  id: whole('Number of the category; 0 is Getting Started.'),
  title: text('Its heading.'),
  description: text('Description of the category.'),
});
export type ApiCategory = Static<typeof ApiCategory>;

/** A call in the documentation of the public API. */
export const ApiDescription = object('A call of the public API.', {
  id: text('Name of the operation; it is also part of the address of the page.'),
  category: whole('Number of its category.'),
  url: text('Path, with parameters in braces.'),
  title: text('Its heading.'),
  description: text('Description of the response.'),
  sample_url: text('Path and query that answer something on this network.'),
  cost: whole(`Units for a call, and for each further ${PRICES.callObjects} objects.`),
  cost_text: text('Price of the call, in words.'),
});
export type ApiDescription = Static<typeof ApiDescription>;

/** A parameter of a call in the documentation of the public API. */
export const ApiParameter = object('A parameter of a call of the public API.', {
  api: text('The call that takes it.'),
  name: text('Its name.'),
  in: Type.Enum(['path', 'query'], { description: 'Whether it is part of the path or of the query.' }),
  type: text('Type of its values.'),
  multi_value: flag('Whether it can be repeated, or have values between commas.'),
  required: flag('Whether the call is refused without it.'),
  rare: flag('Whether few need it: another name of a parameter, or another way to page.'),
  default_value: textOrNull('Default value; null if the description states it.'),
  options: arrayOf(Type.String(), 'The values that it takes; empty for any of its type.'),
  minimum: textOrNull('Least value; null for none.'),
  maximum: textOrNull('Greatest value, or length of a text; null for none.'),
  description: text('Description.'),
});
export type ApiParameter = Static<typeof ApiParameter>;

/** What a call of the public API answers. */
export const SampleResponse = object('An answer of the public API.', {
  status: whole('HTTP status.'),
  body: text('JSON response as text.'),
  charged: textOrNull('Units charged for it; null for a sample, which is free.'),
  remaining: textOrNull('Units remaining; null for a sample.'),
});
export type SampleResponse = Static<typeof SampleResponse>;
