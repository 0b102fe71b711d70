#!/bin/sh
# Puts a build on this server, or takes the last one back. What visitors get changes in one step: pages and
# headers belong together. See deploy/README.md.
#
#   publish.sh new DIST   puts the built site in DIST, with the Caddyfile beside it in DIST-hosts, in place
#   publish.sh back       goes back to the build before
#
# SITES   folder of the builds, /srv/mun unless it is set
# RELOAD  command that lets Caddy read SITES/current/Caddyfile
set -eu

sites=${SITES:-/srv/mun}
reload=${RELOAD:-docker compose --file "$(dirname "$0")/compose.yaml" exec -T caddy caddy reload --config "$sites/current/Caddyfile" --adapter caddyfile}
keep=5
# Names sort by their bytes, wherever the server stands.
export LC_ALL=C

die() {
  echo "$1" >&2
  exit 1
}

# The builds there are, the oldest first: they are named by their time.
builds() {
  # shellcheck disable=SC2012
  ls "$sites/builds" | sort
}

# Points `current` at a build. A link that is renamed over another is replaced at once; ln -sf would remove it first.
point_at() {
  ln -s "builds/$1" "$sites/current.new"
  mv -T "$sites/current.new" "$sites/current"
}

# Lets Caddy read the new file; if it refuses, everything stays as it was.
switch_to() {
  before=$(readlink "$sites/current" 2>/dev/null || true)
  point_at "$1"
  if [ -n "$before" ] && ! sh -c "$reload"; then
    point_at "${before#builds/}"
    die "Caddy did not take build $1, so the build before stays: see its message above."
  fi
  echo "Build $1 is in place."
}

new() {
  dist=${1%/}
  [ -f "$dist/404.html" ] || die "$dist holds no built site. Run npm run build first."
  [ -f "$dist-hosts/Caddyfile" ] || die "$dist-hosts/Caddyfile is missing: copy both folders of the build."
  mkdir -p "$sites/builds"
  build=$(date -u +%Y-%m-%dT%H%M%SZ)
  # A new build always sorts after the newest one there is, even in the same second or after a clock set back.
  # (A name merely unused would not do: the oldest build's is free again as soon as that build has gone.)
  newest=$(builds | tail -n 1)
  [ "$(printf '%s\n' "$newest" "$build" | sort | tail -n 1)" != "$newest" ] || build=${newest}x
  mkdir "$sites/builds/$build"
  cp -R "$dist" "$sites/builds/$build/site"
  # Each build's Caddyfile names the build's own folder, so that one reload changes pages and headers.
  sed "s|{\$SITE_ROOT:[^}]*}|$sites/builds/$build/site|" "$dist-hosts/Caddyfile" > "$sites/builds/$build/Caddyfile"
  switch_to "$build"
  builds | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    [ "builds/$old" = "$(readlink "$sites/current")" ] || rm -r "$sites/builds/${old:?}"
  done
}

back() {
  current=$(readlink "$sites/current") || die "Nothing is published in $sites yet."
  before=$(builds | awk -v current="${current#builds/}" '$0 == current { exit } { last = $0 } END { print last }')
  [ -n "$before" ] || die "There is no build before ${current#builds/}."
  switch_to "$before"
}

case ${1-} in
new) new "${2?Say where the built site is: publish.sh new dist}" ;;
back) back ;;
*) die "Say: publish.sh new DIST, or publish.sh back" ;;
esac
