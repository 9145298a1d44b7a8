import { randomUUID } from 'node:crypto'

type Reported = { readonly reference: string; readonly state: string; readonly reason?: string }
type About = { readonly id?: string; readonly count?: string; readonly sum?: string; readonly group?: string }
/** A payment status report (pain.002) of a bank on a payment file of the exchange. */
export const reportOn = (batch: string, payments: readonly Reported[], about: About = {}): string => {
  const { id = randomUUID(), count = String(payments.length), sum = '', group = 'PART' } = about
  const states = payments.map(
    ({
      reference,
      state,
      reason,
    }) => `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${state}</TxSts>
      ${reason === undefined ? '' : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>`}</TxInfAndSts>`,
  )
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-03-18T08:30:00Z</CreDtTm></GrpHdr>
    <OrgnlGrpInfAndSts><OrgnlMsgId>${batch.replaceAll('-', '')}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>
      <OrgnlNbOfTxs>${count}</OrgnlNbOfTxs>${sum === '' ? '' : `<OrgnlCtrlSum>${sum}</OrgnlCtrlSum>`}<GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>1</OrgnlPmtInfId>${states.join('')}</OrgnlPmtInfAndSts>
  </CstmrPmtStsRpt></Document>`
}
