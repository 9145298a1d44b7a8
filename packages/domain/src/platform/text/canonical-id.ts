/**
 * Every spelling of an id that PostgreSQL accepts: in any case, in braces, with a hyphen after any four digits or none.
 */
const ID = /^\{?[0-9a-f]{4}(?:-?[0-9a-f]{4}){7}\}?$/i
const PARTS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The canonical spelling of an id, for comparison as text. Any other text is returned unchanged. */
export const canonicalId = (text: string): string =>
  ID.test(text) ? text.replaceAll(/[{}-]/g, '').toLowerCase().replace(PARTS, '$1-$2-$3-$4-$5') : text
