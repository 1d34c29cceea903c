import { drawQr } from '@baize/ui/figures/qr-code.ts'

type Invitation = { readonly link: string; readonly code: string; readonly brand: string }

const width = 720
const height = 860
const margin = 80

/** Draws the code to scan with the code to type below it, and gives it to the browser as a file. */
export function saveQrPicture({ link, code, brand }: Invitation): void {
  const drawn = drawQr(link)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!drawn.ok || pen === null) return
  canvas.width = width
  canvas.height = height
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#000000'
  pen.save()
  pen.translate(margin, margin)
  const scale = (width - 2 * margin) / drawn.value.modules
  pen.scale(scale, scale)
  const modules = new Path2D(drawn.value.path)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
  pen.fill(modules)
  pen.restore()
  pen.textAlign = 'center'
  pen.font = 'bold 64px Besley, serif'
  pen.fillText(code, width / 2, height - 96)
  pen.font = '32px sans-serif'
  pen.fillText(brand, width / 2, height - 40)
  canvas.toBlob((file) => {
    if (file === null) return
    const address = URL.createObjectURL(file)
    const way = document.createElement('a')
    way.href = address
    way.download = `${brand}-${code}.png`.toLowerCase()
    way.click()
    setTimeout(() => URL.revokeObjectURL(address), 10_000)
  }, 'image/png')
}
