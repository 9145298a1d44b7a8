import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import s from './chat.module.css'
import { dealPicture } from './otc-deals.queries.ts'

/** A picture of a deal, fetched with the session; it opens in full in a new tab. */
export function Picture({ deal, upload, alt }: { deal: string; upload: string; alt: string }) {
  const { data: url } = useQuery(dealPicture(deal, upload))
  if (url === undefined) return <Skeleton width="160px" />
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img className={s['picture']} src={url} alt={alt} />
    </a>
  )
}
