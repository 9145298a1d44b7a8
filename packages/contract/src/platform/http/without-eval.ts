/**
 * Import this before any schema is created. Our policy forbids eval; zod would try it in vain, and every browser
 * reports that. Sets zod's `config({ jitless: true })` without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
