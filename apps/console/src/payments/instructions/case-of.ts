import type { InstructionRow } from './instruction-columns.tsx'

/** The case of an instruction: once exported, only the bank's report ends it; an approved one in no file can be recalled. */
export const caseOf = ({ id, status }: Pick<InstructionRow, 'id' | 'status'>) =>
  ({
    kind:
      status === 'sent' ? 'instruction_unpaid' : status === 'approved' ? 'instruction_recall' : 'payment_instruction',
    subjectId: id,
  }) as const
