import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import type { Session } from '../people/api.ts'
import { authenticatorCode } from '../people/app-codes.ts'
import { mailSentTo } from '../people/sign-in.ts'
import { type Operator, OPERATOR_PASSWORD, operators } from './cast.ts'
import { enrol, type Enrolled, firstLinks } from './first-operators.ts'
import { approveByTwo, player, type Player, type Stage, type StoryStage, visitorClients } from './stage.ts'

/** Two operators: one proposes, the other confirms. */
export type Staff = readonly [maker: Player, checker: Player]

/** An operator of the story, logged in. */
type Employee = { readonly id: string; readonly desk: Player }

/** Logs in for the first time, which sets the password. */
export async function signInFirst(
  stage: Pick<Stage, 'server' | 'keepAuthenticator'>,
  { email }: Operator,
  oneTimePassword: string,
  now: Date,
): Promise<Enrolled> {
  const api = visitorClients(stage, email)(operatorSignIn)
  const { ticket, otpauth } = await api.login({ email, password: oneTimePassword })
  if (otpauth === null) throw new Error(`${email} has logged in before`)
  const code = authenticatorCode(otpauth, now)
  const { operatorId: id } = await api.confirm({ ticket, code, newPassword: OPERATOR_PASSWORD })
  await stage.keepAuthenticator(email, otpauth)
  return { id, otpauth }
}

/** Logs in with password and authenticator, at the real time. */
async function signIn(stage: StoryStage, { email }: Operator, { id, otpauth }: Enrolled): Promise<Employee> {
  const api = visitorClients(stage, email)(operatorSignIn)
  const session: Session = await stage.atRealTime(async () => {
    const { ticket } = await api.login({ email, password: OPERATOR_PASSWORD })
    return api.confirm({ ticket, code: authenticatorCode(otpauth, new Date()) })
  })
  return { id, desk: player(stage, session, email) }
}

/** Gives an operator these roles and no others. */
const giveRoles = ([maker, checker]: Staff, { id }: Pick<Employee, 'id'>, { roles }: Operator, reason: string) =>
  approveByTwo(maker, checker, 'operator_access', id, reason, { roles })

/** An operator invites a colleague by email; two give the roles. */
async function invite(stage: StoryStage, staff: Staff, operator: Operator, now: Date): Promise<Employee> {
  const since = new Date()
  await staff[0].operators.create({ email: operator.email, name: operator.name })
  const [, password] = /password: (\S+)/.exec((await mailSentTo(stage.outbox, operator.email, since)).text) ?? []
  if (password === undefined) throw new Error(`the invitation of ${operator.email} has no password`)
  const enrolled = await signInFirst(stage, operator, password, now)
  await giveRoles(staff, enrolled, operator, 'Contract signed.')
  return signIn(stage, operator, enrolled)
}

/**
 * Hires the operators of the story. The first two enrol by their links and have every role. They invite two
 * administrators and a third person who declares distributions. The administrators then take the right to manage
 * operators from the first two.
 */
export async function hire(
  stage: StoryStage,
  now: Date,
): Promise<{ readonly staff: Staff; readonly declarer: Player }> {
  const { priya, arjun, root, deputy, wen } = operators
  const [one, two] = await firstLinks(stage)
  const first = await signIn(stage, priya, await enrol(stage, priya, one, now))
  const second = await signIn(stage, arjun, await enrol(stage, arjun, two, now))
  const staff = [first.desk, second.desk] as const
  const administrators = [
    (await invite(stage, staff, root, now)).desk,
    (await invite(stage, staff, deputy, now)).desk,
  ] as const
  const declarer = await invite(stage, staff, wen, now)
  await giveRoles(administrators, first, priya, 'The administrators have started.')
  await giveRoles(administrators, second, arjun, 'The administrators have started.')
  return { staff, declarer: declarer.desk }
}
