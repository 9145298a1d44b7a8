import { useQuery } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

type PictureProps = { uploadId: string; alt: string }

/** A picture uploaded by an operator, fetched with the session; it stays in this tab's memory. */
export function Picture({ uploadId, alt }: PictureProps) {
  const { data: url } = useQuery({
    queryKey: ['cms picture', uploadId],
    queryFn: async () => URL.createObjectURL(await api.cmsManage.image({ id: uploadId })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return url === undefined ? null : <img src={url} alt={alt} />
}
