"""A client for DocSift, the open and self-hosted document parser.

One file without dependencies, for Python 3.9 or later: copy it beside your program.

    from docsift import DocSift

    docsift = DocSift("http://127.0.0.1:3000", api_key="dsk_live_…")
    template = docsift.list_templates()[0]
    answer = docsift.parse("invoice.pdf", template_id=template["id"])
    print(answer["result"]["invoiceNumber"])
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import os
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from pathlib import Path
from typing import Any, Dict, List, Mapping, Optional, Tuple, TypedDict, Union

__version__ = "0.2.0"

__all__ = ["DocSift", "DocSiftError", "File", "verify_signature"]

#: The path of a file, or a name with the content.
File = Union[str, "os.PathLike[str]", Tuple[str, bytes]]

#: The engine's maximum wait for a job in one request.
_WAIT_SECONDS = 60
#: The maximum number of retries of a request that was refused temporarily.
_MAX_RETRIES = 5
#: A longer wait becomes an error.
_MAX_PAUSE_SECONDS = 60
#: Reading an upload may take two minutes.
_TIMEOUT_SECONDS = 300
#: The maximum age of an event; an older one may have been recorded and replayed.
_TOLERANCE_SECONDS = 300
#: Secrets have 32 bytes. Anybody could sign with an empty one; a short one was truncated or mistyped.
_MIN_SECRET_BYTES = 16


class _RefuseRedirects(urllib.request.HTTPRedirectHandler):
    """Following a redirect would send the API key and the document to another host."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_RefuseRedirects)


class TemplateSummary(TypedDict):
    id: str
    name: str


class _ParseAnswer(TypedDict):
    result: Dict[str, Any]
    pageCount: int
    pageUsed: int
    pageRemaining: int


class ParseAnswer(_ParseAnswer, total=False):
    """A document that was read; ``result["error"]`` says why reading failed."""

    lowestConfidence: Optional[float]
    details: List[Dict[str, Any]]
    documentId: str
    results: List[Dict[str, Any]]
    warnings: List[str]


class Submission(TypedDict):
    jobId: str
    status: str
    message: str
    createdAt: str


class Job(TypedDict):
    jobId: str
    status: str
    fileName: str
    templateId: str
    result: Optional[Dict[str, Any]]
    error: Optional[str]
    pageCount: Optional[int]
    attempts: int
    createdAt: str
    startedAt: Optional[str]
    completedAt: Optional[str]


class DocSiftError(Exception):
    """An error response of the engine, or a connection failure."""

    def __init__(
        self,
        message: str,
        code: str,
        status: int = 0,
        request_id: Optional[str] = None,
        retry_after: Optional[float] = None,
    ) -> None:
        super().__init__(message)
        #: A code of docs/errors.md, NOT_REACHED, NOT_DOCSIFT, REDIRECTED or JOB_NOT_ENDED.
        self.code = code
        #: The HTTP status; 0 without a response.
        self.status = status
        self.request_id = request_id
        #: The number of seconds to wait before a retry, if the engine says so.
        self.retry_after = retry_after


def _file_fields(
    url: Optional[str],
    language: Optional[str],
    pages: Optional[str],
    password: Optional[str],
    template_ids: Optional[List[str]],
    split: Optional[str],
    sender: Optional[str],
) -> Dict[str, Optional[str]]:
    """The form fields of every request that sends a file."""
    return {
        "fileUrl": url,
        "language": language,
        "pages": pages,
        "password": password,
        "templateIds": ",".join(template_ids) if template_ids else None,
        "split": split,
        "sender": sender,
    }


class DocSift:
    """A client for one engine and API key. Every method raises DocSiftError when the engine refuses."""

    def __init__(self, url: str = "http://127.0.0.1:3000", *, api_key: str) -> None:
        self._url = url.rstrip("/")
        self._api_key = api_key

    def parse(
        self,
        file: Optional[File] = None,
        *,
        template_id: str,
        url: Optional[str] = None,
        language: Optional[str] = None,
        pages: Optional[str] = None,
        password: Optional[str] = None,
        template_ids: Optional[List[str]] = None,
        split: Optional[str] = None,
        sender: Optional[str] = None,
        details: bool = False,
        keep: bool = False,
    ) -> ParseAnswer:
        """Reads one document, a file or the public URL of one, and returns its fields.

        With ``template_id="auto"`` or ``split`` the file is split into documents, in ``answer["results"]``.
        """
        fields = {
            "templateId": template_id,
            **_file_fields(url, language, pages, password, template_ids, split, sender),
            "details": "true" if details else None,
            "keep": "true" if keep else None,
        }
        answer: ParseAnswer = self._send_form("/documents/parse", "files", file, fields)
        return answer

    def submit(
        self,
        file: Optional[File] = None,
        *,
        template_id: str,
        url: Optional[str] = None,
        language: Optional[str] = None,
        pages: Optional[str] = None,
        password: Optional[str] = None,
        template_ids: Optional[List[str]] = None,
        split: Optional[str] = None,
        sender: Optional[str] = None,
    ) -> Submission:
        """Submits a document as a job. Submitting it for the same template again returns the same job."""
        fields = {
            "templateId": template_id,
            **_file_fields(url, language, pages, password, template_ids, split, sender),
        }
        answer: Submission = self._send_form("/v1/documents/parse/async", "file", file, fields)
        return answer

    def classify(
        self,
        file: Optional[File] = None,
        *,
        url: Optional[str] = None,
        language: Optional[str] = None,
        pages: Optional[str] = None,
        password: Optional[str] = None,
        template_ids: Optional[List[str]] = None,
        split: Optional[str] = None,
        sender: Optional[str] = None,
    ) -> Dict[str, Any]:
        """Returns the documents of a file, each with its pages, kind and template, in ``answer["documents"]``."""
        fields = _file_fields(url, language, pages, password, template_ids, split, sender)
        answer: Dict[str, Any] = self._send_form("/v1/documents/classify", "file", file, fields)
        return answer

    def submit_to_classify(
        self,
        file: Optional[File] = None,
        *,
        url: Optional[str] = None,
        language: Optional[str] = None,
        pages: Optional[str] = None,
        password: Optional[str] = None,
        template_ids: Optional[List[str]] = None,
        split: Optional[str] = None,
        sender: Optional[str] = None,
    ) -> Submission:
        """Classifies as a job: when it is completed, it has the ``documents``."""
        fields = _file_fields(url, language, pages, password, template_ids, split, sender)
        answer: Submission = self._send_form("/v1/documents/classify/async", "file", file, fields)
        return answer

    def split_job(
        self, job_id: str, split: str, templates: Optional[List[Optional[str]]] = None
    ) -> Job:
        """Splits the file of a job again, from its stored words.

        ``templates`` names the template of each range: its id, ``"auto"``, or ``None`` for none.
        """
        body = {"split": split, **({} if templates is None else {"templates": templates})}
        path = f"/v1/jobs/{urllib.parse.quote(job_id, safe='')}/split"
        job: Job = self._call(
            "POST", path, json.dumps(body).encode(), "application/json"
        )
        return job

    def get_job(self, job_id: str, *, wait: int = 0, details: bool = False) -> Job:
        query = {"wait": str(wait), **({"details": "true"} if details else {})}
        path = f"/v1/jobs/{urllib.parse.quote(job_id, safe='')}?{urllib.parse.urlencode(query)}"
        job: Job = self._call("GET", path)
        return job

    def wait_for_job(self, job_id: str, *, seconds: float = 600, details: bool = False) -> Job:
        """Waits until a job has completed or failed; raises when it takes longer."""
        until = time.monotonic() + seconds
        while True:
            left = max(0.0, until - time.monotonic())
            job = self.get_job(job_id, wait=min(_WAIT_SECONDS, int(left) + 1), details=details)
            if job["status"] in ("completed", "failed"):
                return job
            if left == 0:
                message = f"The job {job_id} is still {job['status']} after {seconds} seconds."
                raise DocSiftError(message, "JOB_NOT_ENDED", 200)

    def list_templates(self) -> List[TemplateSummary]:
        templates: List[TemplateSummary] = self._call("GET", "/v1/templates")
        return templates

    def get_template(self, template_id: str) -> Dict[str, Any]:
        path = f"/v1/templates/{urllib.parse.quote(template_id, safe='')}"
        template: Dict[str, Any] = self._call("GET", path)
        return template

    def create_template(self, draft: Mapping[str, Any]) -> Dict[str, Any]:
        body = json.dumps(draft).encode()
        template: Dict[str, Any] = self._call("POST", "/v1/templates", body, "application/json")
        return template

    def create_template_from(
        self,
        sample: File,
        *,
        name: str,
        description: Optional[str] = None,
        language: Optional[str] = None,
        pages: Optional[str] = None,
        password: Optional[str] = None,
    ) -> Dict[str, Any]:
        """Creates a template from a sample document."""
        fields = {
            "name": name,
            "description": description,
            "language": language,
            "pages": pages,
            "password": password,
        }
        template: Dict[str, Any] = self._send_form(
            "/v1/templates/fromDocument", "file", sample, fields
        )
        return template

    def get_usage(self) -> Dict[str, Any]:
        usage: Dict[str, Any] = self._call("GET", "/v1/usage")
        return usage

    def _send_form(
        self, path: str, field: str, file: Optional[File], fields: Mapping[str, Optional[str]]
    ) -> Any:
        body, content_type = _make_form(field, file, fields)
        return self._call("POST", path, body, content_type)

    def _call(
        self,
        method: str,
        path: str,
        body: Optional[bytes] = None,
        content_type: Optional[str] = None,
    ) -> Any:
        attempt = 1
        while True:
            try:
                return self._send(method, path, body, content_type)
            except DocSiftError as error:
                pause = error.retry_after
                if pause is None or pause > _MAX_PAUSE_SECONDS or attempt > _MAX_RETRIES:
                    raise
                time.sleep(pause)
            attempt += 1

    def _send(
        self, method: str, path: str, body: Optional[bytes], content_type: Optional[str]
    ) -> Any:
        headers = {"x-api-key": self._api_key}
        if content_type is not None:
            headers["content-type"] = content_type
        request = urllib.request.Request(self._url + path, body, headers, method=method)
        try:
            with _opener.open(request, timeout=_TIMEOUT_SECONDS) as response:
                return _read_answer(response.read(), response.status)
        except urllib.error.HTTPError as error:
            with error:
                if 300 <= error.code < 400:
                    message = (
                        f"{self._url} redirects to another address. The API key is not sent there: "
                        "use the address of the engine itself."
                    )
                    raise DocSiftError(message, "REDIRECTED", error.code) from None
                raise _read_error(error) from None
        except OSError as error:
            message = (
                f"No DocSift engine could be reached at {self._url}. "
                "Check that it runs and that the address is right."
            )
            raise DocSiftError(message, "NOT_REACHED") from error


def verify_signature(
    body: bytes, headers: Mapping[str, str], secret: str, now: Optional[float] = None
) -> bool:
    """Verifies that a webhook event was signed with the secret and is recent.

    Pass the raw body, before it is parsed. Follows Standard Webhooks, so it also works while a
    secret is rotated. An empty, short or undecodable secret verifies nothing.
    """
    key = _decode_secret(secret)
    if key is None:
        return False
    given = {name.lower(): value for name, value in headers.items()}
    event_id, timestamp = given.get("webhook-id", ""), given.get("webhook-timestamp", "")
    moment = time.time() if now is None else now
    if not event_id or not re.fullmatch(r"[0-9]{1,12}", timestamp):
        return False
    if abs(moment - int(timestamp)) > _TOLERANCE_SECONDS:
        return False
    signed = f"{event_id}.{timestamp}.".encode() + body
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    for one in given.get("webhook-signature", "").split(" "):
        version, _, signature = one.partition(",")
        try:
            is_right = hmac.compare_digest(base64.b64decode(signature, validate=True), expected)
        except (binascii.Error, ValueError):
            continue
        if version == "v1" and is_right:
            return True
    return False


def _decode_secret(secret: str) -> Optional[bytes]:
    encoded = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    try:
        key = base64.b64decode(encoded, validate=True)
    except (binascii.Error, ValueError):
        return None
    return key if len(key) >= _MIN_SECRET_BYTES else None


def _make_form(
    field: str, file: Optional[File], fields: Mapping[str, Optional[str]]
) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in fields.items():
        if value is None:
            continue
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'
        parts.append(head.encode() + value.encode() + b"\r\n")
    if file is not None:
        file_name, content = _read_file(file)
        # The escaping of browsers for names in forms.
        for character, written in (("\\", "\\\\"), ('"', "%22"), ("\r", "%0D"), ("\n", "%0A")):
            file_name = file_name.replace(character, written)
        head = (
            f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"; '
            f'filename="{file_name}"\r\nContent-Type: application/octet-stream\r\n\r\n'
        )
        parts.append(head.encode() + content + b"\r\n")
    parts.append(f"--{boundary}--\r\n".encode())
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def _read_file(file: File) -> Tuple[str, bytes]:
    if isinstance(file, tuple):
        return file
    path = Path(file)
    return path.name, path.read_bytes()


def _read_answer(body: bytes, status: int) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        raise _not_docsift(status) from None


def _not_docsift(status: int, retry_after: Optional[float] = None) -> DocSiftError:
    message = f"Something that is no DocSift engine answered with status {status}."
    return DocSiftError(message, "NOT_DOCSIFT", status, None, retry_after)


def _read_error(error: urllib.error.HTTPError) -> DocSiftError:
    after = error.headers.get("retry-after", "")
    retry_after = float(after) if after.isdigit() else None
    try:
        answer = json.load(error)
        return DocSiftError(
            answer["message"], answer["code"], error.code, answer.get("requestId"), retry_after
        )
    except (ValueError, KeyError, TypeError):
        return _not_docsift(error.code, retry_after)
