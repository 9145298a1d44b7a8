/**
 * The reason why the server does not start, in a sentence that names the setting to change. Printed without a stack.
 */
export class StartupError extends Error {}
