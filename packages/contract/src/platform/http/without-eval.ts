/**
 * Imported before any schema is made: our policy forbids code from strings, and zod then tries for it in vain, which every
 * browser reports. The setting is zod's own `config({ jitless: true })`, without loading zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
