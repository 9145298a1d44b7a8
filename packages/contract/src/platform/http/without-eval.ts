/**
 * Must be imported before any schema is created. Our policy forbids eval; zod would try it, and every browser would
 * report a violation. Sets zod's `config({ jitless: true })` without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
