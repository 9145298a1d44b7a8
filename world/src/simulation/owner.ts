import type { Simulation, Participant } from './simulation.ts'
import type { OwnedRow } from './state.sql.ts'

/** The participant who owns it. */
export function ownerOf({ participants }: Simulation, { id, customer }: OwnedRow): Participant {
  const owner = participants.find((participant) => participant.id === customer)
  if (owner === undefined) throw new Error(`${id} belongs to no participant`)
  return owner
}
