import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createOwnServer, type Member } from '../../../app/db/testing/own-server'
import { openDatabaseProxy } from '../../../app/testing/faults/database-proxy'
import { mountDisk, type SmallDisk } from './disk'
import { type Following, openOperator, waitFor } from './operator'

export type Pair = Awaited<ReturnType<typeof startPair>>

type Standby = Awaited<ReturnType<Member['copy']>>

/** Seconds within which both servers notice that the other one is gone, and settings of a shop in use. */
const settings = {
  max_connections: 200,
  wal_sender_timeout: "'3s'",
  wal_receiver_timeout: "'3s'",
  wal_retrieve_retry_interval: "'500ms'",
  max_wal_size: "'256MB'",
  jit: 'off',
  autovacuum: 'on',
}
/** MB of the disk of each server. */
const diskSize = 1_024

/**
 * A primary and its standby with their operator. The shop reaches each through a proxy, and so does the standby the primary, so that
 * each way can be cut. `disks`: each has a small disk of its own, which can be filled.
 */
export async function startPair({ following, disks }: { following: Following; disks: boolean }) {
  const mounted = new Map<string, SmallDisk>()
  const first = await createOwnServer({
    settings,
    ...(disks && { makePlace: (folder) => void mounted.set(folder, mountDisk(folder, diskSize)) }),
  })
  await first.ask('create database shop')
  let primary: Member = first
  const toPrimary = await openDatabaseProxy(primary.urlOf('shop'))
  let standby: Standby = await primary.copy({ through: portOf(toPrimary) })
  const openWays = async () => [
    await openDatabaseProxy(primary.urlOf('shop')),
    await openDatabaseProxy(standby.urlOf('shop')),
  ]
  const [doors, sideDoors] = [await openWays(), await openWays()]
  let primaryDoor = 0
  const operator = openOperator(following)
  operator.watch(primary, standby)

  return {
    /** The address for the shop. */
    url: urlOver(doors),
    /** The address for the storm itself, whose ways are never cut. */
    sideUrl: urlOver(sideDoors),
    primary: () => primary,
    standby: () => standby,
    /** The way of the shop to the primary. */
    door: () => doors[primaryDoor]!,
    /** The way of the standby to the primary. */
    toPrimary,
    disk: () => mounted.get(primary.folder),
    follow,
    untilWhole,
    failOver,
    rejoin,
    stop,
  }

  /** Changes how the standby follows; `untilWhole` waits until it does. */
  function follow(other: Following): void {
    operator.follow(other)
    operator.watch(primary, standby)
  }

  /**
   * Kills the primary and promotes the standby, where it may be promoted; else the primary is started again. Returns whether it was
   * promoted. The killed one can no longer be reached by the shop.
   */
  async function failOver(): Promise<boolean> {
    const leaving = operator.leave()
    await primary.kill()
    if (!(await leaving)) {
      await primary.start()
      operator.watch(primary, standby)
      return false
    }
    await doors[primaryDoor]!.close()
    // As a primary it would wait for the standby that its copied settings name, which is itself.
    await waitFor(standby, '')
    await standby.promote()
    return true
  }

  /** After a failover the killed server comes back as the standby of the new primary, by a new copy. */
  async function rejoin(): Promise<void> {
    const fallen = primary
    primary = standby
    mounted.get(fallen.folder)?.remove()
    mounted.delete(fallen.folder)
    rmSync(fallen.folder, { recursive: true, force: true })
    toPrimary.mend()
    toPrimary.aim(primary.urlOf('shop'))
    standby = await primary.copy({ through: portOf(toPrimary) })
    for (const ways of [doors, sideDoors]) ways[primaryDoor]!.aim(standby.urlOf('shop'))
    await doors[primaryDoor]!.open()
    primaryDoor = 1 - primaryDoor
    operator.watch(primary, standby)
  }

  /** Waits until the primary takes writes and the standby follows as it should; starts what a full disk has ended. Throws after three minutes. */
  async function untilWhole(): Promise<void> {
    const deadline = performance.now() + 180_000
    for (;;) {
      for (const server of [primary, standby])
        if (server.processes().length === 0) await server.start().catch(() => undefined)
      if ((await writes().catch(() => false)) && operator.maySucceed()) return
      if (performance.now() > deadline) throw new Error('The primary and its standby did not recover')
      await pause(200)
    }
  }

  /** True once a commit was acknowledged. */
  async function writes(): Promise<boolean> {
    const client = await primary.connect('shop')
    const timer = setTimeout(() => void client.end(), 5_000)
    try {
      await client.query(`select pg_logical_emit_message(true, 'storm', '')`)
      return true
    } finally {
      clearTimeout(timer)
      void client.end()
    }
  }

  async function stop(): Promise<void> {
    await operator.stop()
    for (const proxy of [toPrimary, ...doors, ...sideDoors]) await proxy.close()
    for (const server of [standby, primary]) await server.kill()
    for (const disk of mounted.values()) disk.remove()
    await first.remove()
  }
}

const urlOver = (ways: readonly { url: string }[]) =>
  `postgres://postgres@${ways.map((way) => `127.0.0.1:${portOf(way)}`).join(',')}/shop?target_session_attrs=read-write`

const portOf = ({ url }: { url: string }) => Number(new URL(url).port)
