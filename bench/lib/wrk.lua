-- wrk's requests and report. Arguments after `--`: "body" and a file that is posted, or "paths" and one with a path per line.

function init(args)
  if args[1] == "body" then
    wrk.method, wrk.body = "POST", io.open(args[2]):read("*a")
    wrk.headers["content-type"] = "application/json"
  elseif args[1] == "paths" then
    local paths, sent = {}, 0
    for path in io.lines(args[2]) do paths[#paths + 1] = path end
    request = function()
      sent = sent + 1
      return wrk.format(nil, paths[sent % #paths + 1])
    end
  end
end

function done(summary, latency)
  local errors = summary.errors
  local lost = errors.connect + errors.read + errors.write + errors.timeout
  print(string.format('{"answers":%d,"refused":%d,"lost":%d,"seconds":%f,"p50":%f,"p95":%f,"slowest":%f}',
    summary.requests, errors.status, lost, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(95) / 1e3, latency.max / 1e3))
end
