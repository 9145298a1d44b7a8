/**
 * Matches every spelling of an id that PostgreSQL accepts: in any case, in braces, with or without a hyphen after any
 * four digits.
 */
const ID = /^\{?[0-9a-f]{4}(?:-?[0-9a-f]{4}){7}\}?$/i
const PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** Returns the canonical spelling of an id, for comparison as text. Returns any other text unchanged. */
export const canonicalId = (text: string): string =>
  ID.test(text) ? text.replaceAll(/[{}-]/g, '').toLowerCase().replace(PARTS, '$1-$2-$3-$4-$5') : text
