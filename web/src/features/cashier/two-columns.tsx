import type { ReactNode } from 'react'

/** What is done on the left, its ticket on the right; on a phone one below the other. */
export function TwoColumns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 @3xl:grid-cols-[minmax(0,1fr)_304px]">
      {children}
    </div>
  )
}
