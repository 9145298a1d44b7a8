/**
 * The ways out of an account: to a chain or a bank, to another customer, and by selling to another person. A pause closes all of
 * them, so that none is a way around it (decision G13).
 */
export const frozenScopes = ['withdraw', 'transferOut', 'p2pSell'] as const
