/** Returns the pattern of `like` for a text anywhere in a value. Wildcards in the text are escaped. */
export const containing = (search = ''): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
