import { useQuery } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

type PictureProps = { uploadId: string; alt: string }

/** A picture that an operator sent, fetched with the session; it lives in this tab's memory only. */
export function Picture({ uploadId, alt }: PictureProps) {
  const { data: url } = useQuery({
    queryKey: ['cms picture', uploadId],
    queryFn: async () => URL.createObjectURL(await api.cmsManage.image({ id: uploadId })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return url === undefined ? null : <img src={url} alt={alt} />
}
