import { useQuery } from '@tanstack/react-query'
import { Copyable, shortAddress } from '@tessera/ui/copyable.tsx'
import { publicInfo } from './public-info.queries.ts'

type TransactionIdProps = { txId: string; copy: string }

/** The short id of a transaction on the chain, with a copy button and a link to the explorer that staff have set. */
export function TransactionId({ txId, copy }: TransactionIdProps) {
  const { data } = useQuery(publicInfo())
  if (data === undefined) return <Copyable text={txId} label={copy} short />
  return (
    <Copyable text={txId} label={copy}>
      <a
        className="link mono"
        title={txId}
        href={data.transactionLink.replaceAll('{transaction}', txId)}
        target="_blank"
        rel="noreferrer noopener"
      >
        {shortAddress(txId)}
      </a>
    </Copyable>
  )
}
