import { startProduct } from './product.ts'

export default async function start() {
  const product = await startProduct()
  return () => product.stop()
}
