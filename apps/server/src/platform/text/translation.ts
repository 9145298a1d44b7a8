/** The type of the texts of another language: the same keys as `T`, each with any text. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> }
