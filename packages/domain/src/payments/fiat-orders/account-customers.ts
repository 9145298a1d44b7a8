/**
 * The customers who use a bank account of the exchange: countries of residence and investor classes. An empty list
 * includes everybody.
 */
export type AccountCustomers = { readonly countries: readonly string[]; readonly classes: readonly string[] }

/**
 * Returns the specificity of an account as numbers; a smaller one is more specific. Countries with classes come first,
 * then countries alone, then classes alone, then everybody. Within each of these, shorter lists come first. The
 * database function `bank_account_for` uses the same order.
 */
export const specificity = ({ countries, classes }: AccountCustomers): readonly [number, number, number] => [
  (countries.length > 0 ? 0 : 2) + (classes.length > 0 ? 0 : 1),
  countries.length,
  classes.length,
]

const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((each) => b.includes(each))

/** True if a customer may belong to both accounts and neither is more specific. */
export const matchesEqually = (a: AccountCustomers, b: AccountCustomers): boolean =>
  String(specificity(a)) === String(specificity(b)) &&
  overlap(a.countries, b.countries) &&
  overlap(a.classes, b.classes)
