/** The data provider with the presets against recorded answers of real servers. See `record.ts`. */
import { describe, expect, it } from 'vitest';
import { listRecordings, readRecording } from './recording';
import { REPLAY_URL, replayExchanges } from './replay';
import { runCase } from './runCase';

describe.each(listRecordings())('%s', (name) => {
  const recording = readRecording(name);

  it.each(recording.cases)('$name', async (recorded) => {
    const { exchanges, result, error } = recorded;
    const { fetch, sent } = replayExchanges(exchanges);
    const outcome = await runCase(recording, recorded, { baseUrl: REPLAY_URL, fetch, token: 'secret' });
    expect(sent).toEqual(
      exchanges.map(({ request, requestHeaders, body }) => ({
        request,
        ...(requestHeaders ? { requestHeaders } : {}),
        ...(body === undefined ? {} : { body }),
      })),
    );
    expect(outcome).toMatchObject(error ? { error } : { result });
  });
});
