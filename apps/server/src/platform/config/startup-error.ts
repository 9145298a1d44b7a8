/** Why the server does not start, in a sentence that names the setting to change. It is shown without a stack. */
export class StartupError extends Error {}
