// What belongs to the world at a port has the ones behind it: its metrics, another node and that one's metrics, NATS, PostgreSQL.

export const nodePort = (port: number): number => port + 2
export const natsPort = (port: number): number => port + 4
export const postgresPort = (port: number): number => port + 5

/** Where the other node answers. */
export const nodeUrl = (port: number): string => `http://127.0.0.1:${nodePort(port)}`
export const natsUrl = (port: number): string => `nats://127.0.0.1:${natsPort(port)}`
/** The port of a separate world that is restored from a backup, next to the world at a given port. */
export const restoredPort = (port: number): number => port + 10
