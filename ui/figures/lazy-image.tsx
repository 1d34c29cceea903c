import { useEffect, useRef, useState } from 'react'
import { cx } from '../look/cx.ts'

/** The product's constants: a tenth in view starts the load, and a failure is tried once more. */
export const lazyThreshold = 0.1
export const lazyRetries = 1

export type LazyImageProps = {
  src: string
  alt: string
  /** Shown when the picture fails a second time. */
  fallback: string
  width: number
  height: number
  /** The first picture of a page must not wait to be seen. */
  eager?: boolean
  className?: string
}

/** A picture that loads when it is about to be seen, keeps its room before, and never shows a broken sign. */
export function LazyImage(props: LazyImageProps) {
  const { src, alt, fallback, width, height, eager = false, className } = props
  const box = useRef<HTMLSpanElement>(null)
  const near = useNear(box, eager)
  const [failures, setFailures] = useState({ src, count: 0 })
  const count = failures.src === src ? failures.count : 0
  const gaveUp = count > lazyRetries
  return (
    <span
      ref={box}
      className={cx('block overflow-clip bg-s3', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {near && (
        <img
          // A new element for each try: a browser does not fetch again for one that has failed.
          key={`${src} ${count}`}
          src={gaveUp ? fallback : src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          {...(eager && { fetchPriority: 'high' as const })}
          onError={gaveUp ? undefined : () => setFailures({ src, count: count + 1 })}
          className="block size-full object-cover"
        />
      )}
    </span>
  )
}

function useNear(box: React.RefObject<HTMLElement | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager)
  useEffect(() => {
    const node = box.current
    if (near || !node) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { threshold: lazyThreshold },
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [near, box])
  return near
}
