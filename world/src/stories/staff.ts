import { operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { URI } from 'otpauth'
import { inviteOperator } from '../../../apps/server/src/office/operators/invite-operator.ts'
import { clientsOf, type Session } from '../people/api.ts'
import { fetchInProcess } from '../people/inject.ts'
import { mailSentTo } from '../people/sign-in.ts'
import { type Operator, OPERATOR_PASSWORD, operators } from './cast.ts'
import { must } from './must.ts'
import { approveByTwo, BASE_URL, player, type Player, type Stage, type StoryStage } from './stage.ts'

/** Two operators: one proposes, the other confirms. */
export type Staff = readonly [maker: Player, checker: Player]

/** The code of an authenticator app at this time. */
export const authenticatorCode = (otpauth: string, at: Date): string =>
  URI.parse(otpauth).generate({ timestamp: at.getTime() })

type Employer = Pick<Stage, 'server' | 'keepAuthenticator'>
const clientFor = ({ server }: Pick<Stage, 'server'>, { email }: Operator) =>
  clientsOf({ baseUrl: BASE_URL, session: { token: undefined }, name: email, send: fetchInProcess(server.app) })(
    operatorSignIn,
  )

/** Logs in for the first time, which sets the password. Returns the id. */
async function signInFirst(stage: Employer, operator: Operator, oneTimePassword: string, now: Date) {
  const api = clientFor(stage, operator)
  const { ticket, otpauth } = await api.login({ email: operator.email, password: oneTimePassword })
  if (otpauth === null) throw new Error(`${operator.email} has logged in before`)
  const code = authenticatorCode(otpauth, now)
  const { operatorId } = await api.confirm({ ticket, code, newPassword: OPERATOR_PASSWORD })
  await stage.keepAuthenticator(operator.email, otpauth)
  return { id: operatorId, otpauth }
}

/** Creates one of the first operators, who logs in for the first time. */
export async function employ(stage: Employer, operator: Operator, now: Date) {
  const { deps } = stage.server
  const { oneTimePassword } = await must(deps.inTx('world')((tx) => inviteOperator(deps, tx, operator)))
  return signInFirst(stage, operator, oneTimePassword, now)
}

/** Logs in with password and authenticator, at the real time. */
async function signIn(stage: StoryStage, operator: Operator, otpauth: string): Promise<Player> {
  const api = clientFor(stage, operator)
  const session: Session = await stage.atRealTime(async () => {
    const { ticket } = await api.login({ email: operator.email, password: OPERATOR_PASSWORD })
    return api.confirm({ ticket, code: authenticatorCode(otpauth, new Date()) })
  })
  return player(stage, session, operator.email)
}

/** An administrator invites an operator by email; two give the roles. */
async function invite(stage: StoryStage, [root, deputy]: Staff, operator: Operator, now: Date): Promise<Player> {
  const since = new Date()
  await root.operators.create({ email: operator.email, name: operator.name })
  const [, password] = /password: (\S+)/.exec((await mailSentTo(stage.outbox, operator.email, since)).text) ?? []
  if (password === undefined) throw new Error(`the invitation of ${operator.email} has no password`)
  const { id, otpauth } = await signInFirst(stage, operator, password, now)
  await approveByTwo(root, deputy, 'operator_access', id, 'Contract signed.', { roles: operator.roles })
  return signIn(stage, operator, otpauth)
}

/** Creates the operators of the story: two administrators, two who decide, and one who declares distributions. */
export async function hire(
  stage: StoryStage,
  now: Date,
): Promise<{ readonly staff: Staff; readonly declarer: Player }> {
  const first = async (operator: Operator): Promise<Player> =>
    signIn(stage, operator, (await employ(stage, operator, now)).otpauth)
  const administrators = [await first(operators.root), await first(operators.deputy)] as const
  const join = (operator: Operator): Promise<Player> => invite(stage, administrators, operator, now)
  return {
    staff: [await join(operators.priya), await join(operators.arjun)],
    declarer: await join(operators.wen),
  }
}
