#!/usr/bin/env node
import { makeProgram } from './program.ts'
import { run } from './run.ts'

await run(makeProgram)
