import { invitations } from '@tessera/contract/invitations.ts'
import { maskEmail } from '@tessera/domain/customers/email.ts'
import { maskPhone } from '@tessera/domain/customers/phone.ts'
import { ok } from '@tessera/domain/outcome.ts'
import type { Deps } from '../platform/deps.ts'
import { noun, type Noun } from '../platform/http/serve.ts'
import { pageAnswer } from '../platform/keyset.ts'
import { type InvitedRow, listInvited } from './invitations.sql.ts'

const shown = ({ id, email, phone, status, created_at }: InvitedRow) => ({
  id,
  account: email === null ? phone && maskPhone(phone) : maskEmail(email),
  registeredAt: created_at.toISOString(),
  status,
})

export const invitationRoutes = (deps: Deps): Noun =>
  noun('invitations', invitations, {
    list: async ({ customer }, asked) => {
      const { rows, ...list } = await listInvited(deps, customer.customerId, asked)
      return ok({ ...pageAnswer(asked, list), rows: rows.map(shown) })
    },
  })
