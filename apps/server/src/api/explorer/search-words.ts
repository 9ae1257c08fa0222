import { InvalidQueryError, parseTextSearch, type TextSearch } from '@ledgerscope/ledger-store';
import { ApiError } from '../api-error.ts';

/**
 * The words of a text that is searched for; undefined where it holds none, so that nothing can match.
 * @throws ApiError for too many words, naming the parameter
 */
export function searchWords(text: string, parameter: string): TextSearch | undefined {
  try {
    return parseTextSearch(text);
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    throw new ApiError('invalid_parameter', `Query parameter ${parameter} holds too many words.`, parameter);
  }
}
