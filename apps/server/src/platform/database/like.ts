/** The pattern of `like` for a text anywhere in a value. Its signs are taken as they are typed. */
export const containing = (search = ''): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
