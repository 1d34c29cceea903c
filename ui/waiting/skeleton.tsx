import { cx } from '../look/cx.ts'
import './skeleton.css'

/** A grey block in the shape of what comes. Give it the final size, so that nothing moves when the content arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />
}
