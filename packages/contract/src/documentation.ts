import { type Static, Type } from 'typebox';
import { flag, text, textOrNull, whole } from './scalars.ts';

/** A group of calls in the documentation of the public API. */
export const ApiCategory = Type.Object(
  {
    id: whole('Number of the category; 0 is Getting Started.'),
    title: text('Its heading.'),
    description: text('What its calls are about.'),
  },
  { description: 'A category of the public API.' },
);
export type ApiCategory = Static<typeof ApiCategory>;

/** A call in the documentation of the public API. */
export const ApiDescription = Type.Object(
  {
    id: text('Name of the operation; it is also part of the address of the page.'),
    category: whole('Number of its category.'),
    url: text('Path, with parameters in braces.'),
    title: text('Its heading.'),
    description: text('What it answers.'),
    sample_url: text('Path and query that answer something on this network.'),
    cost: whole('Units for a call, and for each further 100 objects.'),
  },
  { description: 'A call of the public API.' },
);
export type ApiDescription = Static<typeof ApiDescription>;

/** A parameter of a call in the documentation of the public API. */
export const ApiParameter = Type.Object(
  {
    api: text('The call that takes it.'),
    name: text('Its name.'),
    in: Type.Enum(['path', 'query'], { description: 'Whether it is part of the path or of the query.' }),
    type: text('Type of its values.'),
    multi_value: flag('Whether it can be repeated, or have values between commas.'),
    required: flag('Whether the call is refused without it.'),
    default_value: textOrNull('What holds where it is not given; null where its description says that.'),
    options: Type.Array(Type.String(), { description: 'The values that it takes; empty for any of its type.' }),
    minimum: textOrNull('Least value; null for none.'),
    maximum: textOrNull('Greatest value, or length of a text; null for none.'),
    description: text('What it means.'),
  },
  { description: 'A parameter of a call of the public API.' },
);
export type ApiParameter = Static<typeof ApiParameter>;

/** What a call of the public API answers. */
export const SampleResponse = Type.Object(
  {
    status: whole('HTTP status.'),
    body: text('The JSON that was answered, as text.'),
  },
  { description: 'An answer of the public API.' },
);
export type SampleResponse = Static<typeof SampleResponse>;
