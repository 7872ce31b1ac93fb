import { shade } from '../color'
import { partShadow } from '../light'
import { cylinder, metalTones, satin, plate } from '../metals'
import type { Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { lay, type Artist } from './object'
import { drawSpringBar } from './spring-bar'
import { wood } from './wood'

type Tool = ObjectOf<'tool'>
type DrawTool = (
  sheet: Sheet,
  tool: Tool,
) => { body: string; length: number; breadth: number; focus?: number }

/** Tools lie along the x axis around (0, 0). */
export const toolDrawings: Record<Tool['tool'], DrawTool> = {
  fork(sheet, { color, metal }) {
    const shank = cylinder(sheet, metal)
    const rings = Array.from(
      { length: 15 },
      (_, index) =>
        `<rect x="${-186 + index * 26}" y="-31" width="9" height="62" rx="3" fill="#000" opacity=".24"/><rect x="${-180 + index * 26}" y="-31" width="3" height="62" fill="#fff" opacity=".22"/>`,
    ).join('')
    const body = `<path d="M-210 -11H-400L-470 -9V9L-400 11H-210Z" fill="${shank}"/><path d="M-466 -9L-540 -16L-548 -7L-500 -4V4L-548 7L-540 16L-466 9Z" fill="${satin(sheet, metal, 0.2, 1)}" stroke="${metalTones[metal][0]}" stroke-width="2"/><path d="M210 -9H430Q500 -4 520 0Q500 4 430 9H210Z" fill="${shank}"/><rect x="-236" y="-22" width="472" height="44" rx="10" fill="${shank}"/><g ${partShadow(sheet)}><rect x="-212" y="-32" width="424" height="64" rx="16" fill="${wood(sheet, color)}"/></g>${rings}`
    return { body, length: 1090, breadth: 80, focus: -430 }
  },
  tweezers(sheet, { metal, color }) {
    const arm = (side: number) =>
      `<path d="M-480 ${side * 14}Q-120 ${side * 74} 200 ${side * 46}Q430 ${side * 22} 560 ${side * 3}L556 0Q420 ${side * 6} 200 ${side * 26}Q-120 ${side * 48} -480 0Z" fill="${satin(sheet, metal, 0.1, 1)}" stroke="${metalTones[metal][0]}" stroke-opacity=".5" stroke-width="2"/>`
    const grip = (side: number) =>
      Array.from(
        { length: 12 },
        (_, index) =>
          `<path d="M${-60 + index * 17} ${side * (62 - index * 0.9)}v${side * -24}" stroke="#000" stroke-opacity=".3" stroke-width="5"/>`,
      ).join('')
    return {
      body: `${arm(-1)}${arm(1)}${grip(-1)}${grip(1)}<rect x="-530" y="-20" width="110" height="40" rx="14" fill="${shade(color, 0.1)}"/><rect x="-530" y="-14" width="110" height="9" rx="4" fill="#fff" opacity=".25"/>`,
      length: 1110,
      breadth: 170,
      focus: 380,
    }
  },
  linkpress(sheet, { color, metal }) {
    const base = `<g ${partShadow(sheet, 1.5)}><path d="M-420 130H180Q210 130 210 100V20Q210 0 190 0H60V-40H-300V0H-400Q-450 0 -450 50V100Q-450 130 -420 130Z" fill="${wood(sheet, color)}"/></g><rect x="-300" y="-46" width="360" height="50" rx="8" fill="#000" opacity=".35"/>`
    const thread = Array.from(
      { length: 17 },
      (_, index) =>
        `<path d="M${206 + index * 13} -28l8 46" stroke="#000" stroke-opacity=".4" stroke-width="3"/>`,
    ).join('')
    const screw = `<rect x="60" y="-90" width="130" height="150" rx="12" fill="${wood(sheet, color)}"/><rect x="190" y="-28" width="240" height="46" fill="${cylinder(sheet, metal)}"/>${thread}<g ${partShadow(sheet)}><rect x="420" y="-70" width="80" height="130" rx="20" fill="${cylinder(sheet, metal)}"/></g>${[0, 1, 2, 3, 4, 5].map((i) => `<rect x="424" y="${-62 + i * 21}" width="72" height="5" fill="#000" opacity=".28"/>`).join('')}<rect x="-40" y="-10" width="110" height="12" rx="5" fill="${cylinder(sheet, metal)}"/>`
    return { body: base + screw, length: 1000, breadth: 300, focus: 120 }
  },
  hammer(sheet, { color, metal }) {
    const head = `<g ${partShadow(sheet, 1.6)}><rect x="-520" y="-170" width="130" height="340" rx="22" fill="${cylinder(sheet, metal, false)}"/><rect x="-532" y="-176" width="154" height="86" rx="18" fill="${cylinder(sheet, metal, false)}"/><rect x="-528" y="100" width="146" height="84" rx="20" fill="#ece7da"/><rect x="-528" y="100" width="40" height="84" rx="18" fill="#000" opacity=".12"/></g><rect x="-522" y="-60" width="134" height="6" fill="#000" opacity=".3"/><rect x="-522" y="54" width="134" height="6" fill="#000" opacity=".3"/>`
    return {
      body: `<path d="M-400 -26Q-100 -20 80 -34Q380 -52 520 -30Q548 0 520 30Q380 52 80 34Q-100 20 -400 26Z" fill="${wood(sheet, color)}"/>${head}`,
      length: 1090,
      breadth: 370,
      focus: -360,
    }
  },
  punch(sheet, { color, metal }) {
    const handle = (side: number) =>
      `<path d="M-90 ${side * 26}Q120 ${side * 60} 280 ${side * 120}Q420 ${side * 168} 540 ${side * 150}Q566 ${side * 130} 540 ${side * 110}Q420 ${side * 116} 300 ${side * 70}Q140 ${side * 16} -40 ${side * -12}Z" fill="${satin(sheet, metal, 0.1, 1)}"/><path d="M170 ${side * 84}Q300 ${side * 130} 420 ${side * 166}Q520 ${side * 176} 552 ${side * 132}Q520 ${side * 100} 420 ${side * 112}Q320 ${side * 78} 220 ${side * 42}Z" fill="${wood(sheet, color)}"/>`
    const tubes = Array.from(
      { length: 6 },
      (_, index) =>
        `<g transform="translate(-250,0) rotate(${index * 60 + 12})"><rect x="62" y="${-9 - index}" width="66" height="${18 + index * 2}" rx="4" fill="${cylinder(sheet, 'brass')}"/><ellipse cx="128" rx="4" ry="${9 + index}" fill="#1a1510"/></g>`,
    ).join('')
    const head = `${tubes}<g ${partShadow(sheet)}><circle cx="-250" r="74" fill="${plate(sheet, metal, 1, 1)}"/></g><circle cx="-250" r="22" fill="${satin(sheet, metal, 1, 1)}" stroke="#000" stroke-opacity=".4"/>`
    const jaw = `<path d="M-430 -60Q-420 -90 -380 -96L-90 -44L-60 40L-130 30L-320 -52L-400 -40Z" fill="${satin(sheet, metal, 0.3, 1)}"/><path d="M-440 74Q-420 104 -370 100L-60 60V-20L-140 -10L-330 62Z" fill="${satin(sheet, metal, 0.3, 1)}"/>`
    return {
      body: `${handle(-1)}${handle(1)}${jaw}${head}<circle cx="-70" r="38" fill="${plate(sheet, metal, 1, 1)}" stroke="#000" stroke-opacity=".35" stroke-width="3"/><circle cx="-70" r="14" fill="${satin(sheet, metal, 1, 1)}"/>`,
      length: 1050,
      breadth: 370,
      focus: -230,
    }
  },
  screwdrivers(sheet, { metal }) {
    const one = (y: number, ring: string, width: number) =>
      `<g transform="translate(0,${y})" ${partShadow(sheet)}><rect x="-470" y="-34" width="60" height="68" rx="20" fill="${cylinder(sheet, metal)}"/><rect x="-410" y="-24" width="330" height="48" rx="6" fill="${cylinder(sheet, metal)}"/>${Array.from({ length: 13 }, (_, i) => `<rect x="${-330 + i * 18}" y="-24" width="6" height="48" fill="#000" opacity=".25"/>`).join('')}<rect x="-398" y="-25" width="40" height="50" rx="4" fill="${ring}"/><rect x="-398" y="-20" width="40" height="9" fill="#fff" opacity=".35"/><path d="M-80 -24L-40 ${-width}H330L380 ${-width * 0.8}V${width * 0.8}L330 ${width}H-40L-80 24Z" fill="${cylinder(sheet, metal)}"/></g>`
    const colors = ['#b3312c', '#c9972f', '#2c5a44', '#3a6ea5', '#1f1c1a']
    return {
      body: colors.map((color, index) => one((index - 2) * 104, color, 7 + index * 1.6)).join(''),
      length: 960,
      breadth: 520,
      focus: -300,
    }
  },
  caseknife(sheet, { color, metal }) {
    return {
      body: `<path d="M120 -40Q330 -56 470 -20Q520 -4 524 10Q420 50 120 42Z" fill="${satin(sheet, metal, 0.1, 1)}"/><path d="M150 24Q400 34 520 8" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none"/><path d="M-470 -52Q-520 0 -470 52Q-250 66 -60 46Q60 38 150 48V-46Q60 -40 -60 -48Q-250 -70 -470 -52Z" fill="${wood(sheet, color)}"/><circle cx="-330" r="13" fill="${satin(sheet, 'brass', 1, 1)}"/><circle cx="-80" r="13" fill="${satin(sheet, 'brass', 1, 1)}"/><rect x="120" y="-50" width="26" height="100" rx="6" fill="${cylinder(sheet, 'brass', false)}"/>`,
      length: 1040,
      breadth: 130,
      focus: 250,
    }
  },
}

export function toolArtist(sheet: Sheet, object: Tool): Artist {
  const { body, length, breadth, focus = 0 } = toolDrawings[object.tool](sheet, object)
  const slant = breadth > 400 ? -68 : -58
  const angle = (slant * Math.PI) / 180
  const point = [focus * Math.cos(angle), focus * Math.sin(angle)] as const
  const hero = {
    body: lay(sheet, body, { x: 0, y: 0, turn: slant }),
    width: length * 0.62 + breadth * 0.7,
    height: length * 0.88 + breadth * 0.3,
    focus: point,
  }
  const pins = [0, 1, 2]
    .map((index) =>
      lay(
        sheet,
        drawSpringBar(sheet, { metal: 'steel', lengthMm: 20, style: index === 1 ? 'quick' : 'plain' }),
        { x: 130 + index * 110, y: 330 + (index % 2) * 90, turn: -24 + index * 31, scale: 0.4 },
      ),
    )
    .join('')
  const slim = breadth < 200
  const tools = slim
    ? lay(sheet, body, { x: -190, y: 60, turn: -72 }) + lay(sheet, body, { x: 120, y: -160, turn: 112 })
    : lay(sheet, body, { x: -60, y: -60, turn: slant - 180 })
  const group = { body: tools + pins, width: 900, height: length * 0.98 + 160, focus: [0, 0] as const }
  return { hero, group }
}
