// Ports relative to that of a world. They are its metrics, a second node and its metrics, NATS, PostgreSQL, and a world
// with a restored database and its metrics.

export const nodePort = (port: number): number => port + 2
export const natsPort = (port: number): number => port + 4
export const postgresPort = (port: number): number => port + 5

/** The URL of the second node. */
export const nodeUrl = (port: number): string => `http://127.0.0.1:${nodePort(port)}`
export const natsUrl = (port: number): string => `nats://127.0.0.1:${natsPort(port)}`
/** The port of a separate world whose database is restored, beside the world at a port. */
export const restoredPort = (port: number): number => port + 6
