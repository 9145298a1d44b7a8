import { api } from '#parts/api.ts'
import { useMay } from '#parts/me.queries.ts'
import { CancelPrepared } from './cancel-prepared.tsx'
import { RevealNumber } from './reveal-number.tsx'

/** The full number of the account that an instruction pays, on request, and the button that cancels a prepared one. */
export function InstructionEvidence({ id, onDone }: { id: string; onDone: () => void }) {
  const may = useMay('payment_instructions.decide')
  return (
    <div className="col">
      {may && <RevealNumber read={() => api.paymentInstructions.revealPayeeNumber({ id })} />}
      <CancelPrepared id={id} onDone={onDone} />
    </div>
  )
}
